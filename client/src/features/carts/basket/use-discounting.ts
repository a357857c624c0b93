import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../api/api-error.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { goToField } from '../../../ui/focus/move-focus.ts'

type Discounting = {
  /** The running action: applying, clearing, or removing a customer's discount. */
  readonly busy: 'apply' | 'clear' | number | null
  /** The reason for the last refusal, by the platform or before anything was sent. */
  readonly problem: string | null
  /** Shows a problem, and moves the focus to the field. */
  readonly refuse: (problem: string) => void
  /** Answers whether it succeeded. */
  readonly run: (what: NonNullable<Discounting['busy']>, change: () => Promise<unknown>) => Promise<boolean>
}

/** Changes a basket's discounts, one at a time. `fieldId`: of the reference, where a refusal moves the focus. */
export function useDiscounting(fieldId: string): Discounting {
  const { t } = useTranslation(['checkout'])
  const textOf = useErrorText()
  const [busy, setBusy] = useState<Discounting['busy']>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function refuse(why: string): void {
    setProblem(why)
    goToField(fieldId, 'nearest')
  }

  return {
    busy,
    problem,
    refuse,
    async run(what, change) {
      setBusy(what)
      setProblem(null)
      try {
        await change()
        return true
      } catch (error) {
        // Of a reference that nobody has, the platform says that an item was not found.
        const isUnknown = isApiError(error) && error.status === 404
        refuse(isUnknown ? t('checkout:discounts.unknown') : textOf(error))
        return false
      } finally {
        setBusy(null)
      }
    },
  }
}
