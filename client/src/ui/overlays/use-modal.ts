import { useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent, RefObject, SyntheticEvent } from 'react'
import { goOnAtPage } from '../use-go-on-when-gone.ts'

/** A panel slides in 10 ms after it is mounted and is unmounted 200 ms after it began to leave. [S4, "Panels"] */
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
 * Life of one modal dialog, from being mounted to `onClosed`. The browser's own modal keeps focus inside, makes the page
 * behind it inert and gives focus back.
 */
export function useModal(onClosed: () => void, closesOnBackdrop: boolean): Modal {
  const dialog = useRef<HTMLDialogElement>(null)
  const [phase, setPhase] = useState<'opening' | 'open' | 'closing'>('opening')

  // A layout effect: focus goes back only if the dialog is closed while it is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // The first field, where there is one: the browser would take the cross that closes.
    element?.querySelector<HTMLElement>(firstField)?.focus()
    const timer = setTimeout(() => setPhase('open'), panelDelays.openMs)
    return () => {
      clearTimeout(timer)
      element?.close()
      // What opened it may be gone, or go together with it.
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
      // Escape closes with the same movement as the button does.
      event.preventDefault()
      beginClose()
    },
    onBackdrop(event) {
      // Presses on the content have other targets; the dialog itself is hit only on its backdrop.
      if (closesOnBackdrop && event.target === event.currentTarget) beginClose()
    },
  }
}
