import { useState } from 'react'
import { useErrorText } from '../../../app/toasts/use-error-text.ts'

type Discounting = {
  /** What is being done: applying, clearing, or removing the discount of a customer. */
  readonly busy: 'apply' | 'clear' | number | null
  /** Why the last thing was refused, in the words of the platform. [S8-040] */
  readonly problem: string | null
  /** Answers whether it was done. */
  readonly run: (what: NonNullable<Discounting['busy']>, change: () => Promise<unknown>) => Promise<boolean>
}

/** Changing the discounts of a basket, one thing at a time. */
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
