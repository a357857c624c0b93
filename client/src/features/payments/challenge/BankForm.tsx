import { useEffect, useRef } from 'react'
import type { BankAddress } from './challenge.ts'

export type BankFormProps = {
  readonly request: Extract<BankAddress, { readonly method: 'POST' }>
  /** The frame of the bank's answer; `_top` for the whole page. */
  readonly target: string
}

/** Posts the bank's fields unchanged as soon as it is mounted. */
export function BankForm({ request, target }: BankFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)

  useEffect(() => {
    // Once: React runs effects twice in development.
    if (isSent.current) return
    isSent.current = true
    // A field named "submit" would hide the form's own method.
    if (form.current) HTMLFormElement.prototype.submit.call(form.current)
  }, [])

  return (
    <form ref={form} hidden action={request.url} method="post" target={target}>
      {request.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
    </form>
  )
}
