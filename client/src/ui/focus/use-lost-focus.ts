import { useCallback, useRef } from 'react'
import type { FocusEvent, RefCallback } from 'react'

/** The place of the control that had the focus: its row in the part's list, -1 outside, and whether the row was still to do. */
type Left = { readonly control: Element; readonly row: number; readonly isOpen: boolean }

/** Props of a part that keeps the focus. */
type FocusKept<Part> = { readonly ref: RefCallback<Part>; readonly onFocus: (event: FocusEvent<Part>) => void }

const controls = 'input:enabled, select:enabled, button:enabled, a[href]'

const isToDo = (row: HTMLElement): boolean => row.dataset['open'] !== undefined

function nextIn(part: HTMLElement, { row, isOpen }: Left): HTMLElement {
  const rows = [...part.querySelectorAll<HTMLElement>('li')]
  const next = isOpen ? (rows.slice(row).find(isToDo) ?? rows.find(isToDo) ?? null) : (rows[row] ?? part)
  const place = row < 0 || next === part ? (part.querySelector<HTMLElement>('form') ?? part) : next
  return place?.querySelector<HTMLElement>(controls) ?? part
}

/**
 * Keeps the keyboard in a part when the pressed control goes: on to the next row that is still to do (`data-open`), to what
 * took the control's place in its row, else to the part's form, its first control or the part itself, which can be focused.
 */
export function useLostFocus<Part extends HTMLElement>(): FocusKept<Part> {
  const left = useRef<Left>(undefined)
  const ref = useCallback((part: Part | null) => {
    if (part === null) return undefined
    const watch = new MutationObserver(() => {
      const last = left.current
      if (!last || last.control.isConnected || document.activeElement !== document.body) return
      left.current = undefined
      nextIn(part, last).focus()
    })
    watch.observe(part, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])

  return {
    ref,
    onFocus: ({ target, currentTarget }) => {
      const row = target.closest('li')
      const rows = row === null ? [] : [...currentTarget.querySelectorAll('li')]
      left.current = {
        control: target,
        row: row === null ? -1 : rows.indexOf(row),
        isOpen: row !== null && isToDo(row),
      }
    },
  }
}
