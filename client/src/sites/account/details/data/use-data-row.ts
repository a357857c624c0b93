import { useId, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useOpenRow } from '../use-open-row.ts'

type DataRow = {
  readonly panelId: string
  readonly isOpen: boolean
  /** The place of the button that opens the panel. */
  readonly opener: RefObject<HTMLDivElement | null>
  readonly toggle: () => void
  /** Closes the panel; the focus goes back to its button. */
  readonly close: () => void
  /** The result of the last action was told: it has the focus. */
  readonly isSaid: boolean
  /** Closes the panel for the result of the action. */
  readonly say: () => void
}

/** A row with a panel, of which one is open on the page, and with the result of its action. */
export function useDataRow(name: string): DataRow {
  const { isOpen, open, close } = useOpenRow(name)
  const panelId = useId()
  const opener = useRef<HTMLDivElement>(null)
  const [isSaid, setIsSaid] = useState(false)

  function leave(): void {
    close()
    opener.current?.querySelector('button')?.focus()
  }
  return {
    panelId,
    isOpen,
    opener,
    toggle() {
      setIsSaid(false)
      if (isOpen) leave()
      else open()
    },
    close: leave,
    isSaid,
    say() {
      close()
      setIsSaid(true)
    },
  }
}
