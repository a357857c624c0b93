import { useCallback, useRef } from 'react'
import type { FocusEvent, RefCallback } from 'react'

/** The place of the control that had the focus: its row in the part's list, -1 outside, and whether the row was still to do. */
type Left = { readonly control: Element; readonly row: number; readonly isOpen: boolean }

/** Props of a part that keeps the focus. */
type FocusKept<Part> = { readonly ref: RefCallback<Part>; readonly onFocus: (event: FocusEvent<Part>) => void }

const controls = 'input:enabled, select:enabled, button:enabled, a[href]'

const isToDo = (row: HTMLElement): boolean => row.dataset['open'] !== undefined

/** The first control of a part that changes no row: a form's, or another outside the list. */
function besideRows(part: HTMLElement): HTMLElement | undefined {
  const place = part.querySelector('form') ?? part
  return [...place.querySelectorAll<HTMLElement>(controls)].find((one) => place !== part || one.closest('li') === null)
}

function nextIn(part: HTMLElement, { row, isOpen }: Left): HTMLElement {
  const rest = part.querySelector<HTMLElement>('[data-rest]') ?? part
  const rows = [...part.querySelectorAll<HTMLElement>('li')]
  const own = rows[row]
  if (own === undefined) return besideRows(part) ?? rest
  if (!isOpen) return own.querySelector<HTMLElement>(controls) ?? rest
  const toDo = rows.slice(row).find(isToDo) ?? rows.find(isToDo)
  return toDo?.querySelector<HTMLElement>(controls) ?? rest
}

/**
 * Keeps the keyboard in a part when the pressed control goes: on to the next row that is still to do (`data-open`), to what
 * took the control's place in its row, else to the part's form or its first control outside the rows. Without one it goes
 * to the sentence that says how things are (`data-rest`), or to the part; both can be focused.
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
