import { useEffect, useEffectEvent, useRef } from 'react'
import { drafts } from './drafts.ts'
import type { DraftOf } from './drafts.ts'

type Options = DraftOf & {
  /** What to keep, as plain data; null while nothing was typed, and again once it was sent. */
  readonly kept: unknown
  /** Takes over a draft, which somebody may have changed by hand; null empties the form: its person has left. */
  readonly restore: (draft: unknown) => void
}

/**
 * Keeps what is typed into a form until it is sent: over a reload, the way back and a login in between. Who logs out
 * leaves an empty form; their draft waits for them. Answers a function that ends the draft for good.
 */
export function useDraft({ form, person, kept, restore }: Options): () => void {
  const text = kept === null ? null : JSON.stringify(kept)
  const current = useRef<DraftOf | null>(null)
  const ended = useRef(false)
  const takeOver = useEffectEvent(restore)

  useEffect(() => {
    if (ended.current) return
    const before = current.current
    const of = { form, person }
    current.current = of
    if (before?.form !== form || before.person !== person) {
      const hasLeft = before !== null && before.person !== null
      const draft = drafts.take(of)
      if (hasLeft) return takeOver(draft)
      if (text === null && draft !== null) return takeOver(draft)
    }
    if (text === null) drafts.drop(of)
    else drafts.keep(of, JSON.parse(text))
  }, [form, person, text])

  return () => {
    ended.current = true
    drafts.drop({ form, person })
  }
}
