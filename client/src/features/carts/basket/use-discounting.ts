import { useState } from 'react'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'

type Discounting = {
  /** The running action: applying, clearing, or removing a customer's discount. */
  readonly busy: 'apply' | 'clear' | number | null
  /** The platform's reason for the last refusal. */
  readonly problem: string | null
  /** Answers whether it succeeded. */
  readonly run: (what: NonNullable<Discounting['busy']>, change: () => Promise<unknown>) => Promise<boolean>
}

/** Changes a basket's discounts, one at a time. */
export function useDiscounting(): Discounting {
  const textOf = useErrorText()
  const [busy, setBusy] = useState<Discounting['busy']>(null)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    busy,
    problem,
    async run(what, change) {
      setBusy(what)
      setProblem(null)
      try {
        await change()
        return true
      } catch (error) {
        setProblem(textOf(error))
        return false
      } finally {
        setBusy(null)
      }
    },
  }
}
