import { useEffect, useEffectEvent, useRef } from 'react'
import { drafts } from './drafts.ts'
import type { DraftOf } from './drafts.ts'

type Options = DraftOf & {
  /** The data to store; null while empty, and after sending. */
  readonly kept: unknown
  /** Applies a draft, which may have been edited by hand; null empties the form after a logout. */
  readonly restore: (draft: unknown) => void
}

/**
 * Stores form input until it is sent: over a reload, Back and a login. A logout empties the form; the draft waits for
 * its owner. Answers the function that deletes the draft.
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
