import { useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent, RefObject, SyntheticEvent } from 'react'
import { goOnAtPage } from '../focus/use-go-on-when-gone.ts'

/** A panel slides in 10 ms after mounting and is unmounted 200 ms after closing began. [S4, "Panels"] */
export const panelDelays = { openMs: 10, closeMs: 200 } as const

const firstField = 'input:not([type="hidden"], [type="radio"]), select, textarea'

export type Modal = {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** True from 10 ms after mounting until closing begins. */
  readonly shown: boolean
  readonly beginClose: () => void
  readonly onCancel: (event: SyntheticEvent) => void
  readonly onBackdrop: (event: MouseEvent) => void
}

/**
 * The life of one modal dialog, from mounting to `onClosed`. The native modal keeps focus inside, makes the page inert
 * and returns focus.
 */
export function useModal(onClosed: () => void, closesOnBackdrop: boolean): Modal {
  const dialog = useRef<HTMLDialogElement>(null)
  const [phase, setPhase] = useState<'opening' | 'open' | 'closing'>('opening')

  // A layout effect: focus returns only if the dialog is closed while it is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // The first field, if there is one: the browser would focus the close button.
    element?.querySelector<HTMLElement>(firstField)?.focus()
    const timer = setTimeout(() => setPhase('open'), panelDelays.openMs)
    return () => {
      clearTimeout(timer)
      element?.close()
      // The opener may be gone, or disappear with the dialog.
      queueMicrotask(() => {
        if (document.activeElement === document.body) goOnAtPage()
      })
    }
  }, [])

  function beginClose(): void {
    if (phase === 'closing') return
    setPhase('closing')
    setTimeout(onClosed, panelDelays.closeMs)
  }

  return {
    dialog,
    shown: phase === 'open',
    beginClose,
    onCancel(event) {
      // Escape closes with the same animation as the button.
      event.preventDefault()
      beginClose()
    },
    onBackdrop(event) {
      // The dialog itself is the target only for its backdrop.
      if (closesOnBackdrop && event.target === event.currentTarget) beginClose()
    },
  }
}
