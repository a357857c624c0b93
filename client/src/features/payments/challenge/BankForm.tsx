import { useEffect, useRef } from 'react'
import type { BankAddress } from './challenge.ts'

export type BankFormProps = {
  readonly request: Extract<BankAddress, { readonly method: 'POST' }>
  /** The frame the bank's answer goes to; `_top` for the whole page. */
  readonly target: string
}

/** Posts the fields the bank asked for, under the names and with the values it gave, as soon as it is on the page. */
export function BankForm({ request, target }: BankFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)

  useEffect(() => {
    // Once: React runs effects twice while developing.
    if (isSent.current) return
    isSent.current = true
    // A field may be called "submit" and hide the form's own method.
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
