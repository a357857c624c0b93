import { createContext, use } from 'react'

/** The row of the page that is being changed: one at a time. */
type OpenRow = {
  readonly open: string | null
  readonly setOpen: (name: string | null) => void
}

export const OpenRowContext = createContext<OpenRow | null>(null)

type Opening = { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void }

/** Whether a row is being changed. Opening it closes every other row. */
export function useOpenRow(name: string): Opening {
  const rows = use(OpenRowContext)
  if (!rows) throw new Error('a row stands outside of the page of details')
  return {
    isOpen: rows.open === name,
    open: () => rows.setOpen(name),
    close: () => rows.setOpen(null),
  }
}
