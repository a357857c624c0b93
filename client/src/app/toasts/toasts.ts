import type { ReactNode } from 'react'
import { observable } from '../../browser/observable.ts'
import { useObservable } from '../../browser/use-observable.ts'

/** Both sets of the specification: danger is error, neutral is info. */
export type ToastType = 'error' | 'danger' | 'success' | 'info' | 'neutral'

export type ToastTone = 'danger' | 'success' | 'info'

export type ToastRequest = {
  readonly content: ReactNode
  readonly type: ToastType
  readonly title?: string | undefined
  /** Milliseconds; 0 stays until it is dismissed. 3000 by default. */
  readonly closeAfter?: number
  /** Messages by field, listed below the content. */
  readonly validationMessages?: readonly string[]
  /** Runs when the toast has closed, automatically or by the customer. */
  readonly callback?: () => void
}

export type Toast = ToastRequest & { readonly id: number }

/** Milliseconds that toasts stay, by kind. */
export const toastDurations = { short: 3000, error: 5000, validation: 10_000 } as const

/** How long a toast stays, or null until it is dismissed. */
function closesAfter(closeAfter: number | undefined): number | null {
  if (closeAfter === undefined) return toastDurations.short
  return Number.isInteger(closeAfter) && closeAfter > 0 ? closeAfter : null
}

export function toneOf(type: ToastType): ToastTone {
  if (type === 'success') return 'success'
  return type === 'error' || type === 'danger' ? 'danger' : 'info'
}

const shown = observable<readonly Toast[]>([])
let lastId = 0

/** Shows a message in the corner of the page; answers its id for `dismissToast`. */
export function showToast(request: ToastRequest): number {
  lastId += 1
  const id = lastId
  shown.set([...shown.get(), { ...request, id }])
  const duration = closesAfter(request.closeAfter)
  if (duration !== null) setTimeout(() => dismissToast(id), duration)
  return id
}

export function dismissToast(id: number): void {
  const toast = shown.get().find((candidate) => candidate.id === id)
  if (!toast) return
  shown.set(shown.get().filter((candidate) => candidate.id !== id))
  toast.callback?.()
}

export function useToasts(): readonly Toast[] {
  return useObservable(shown)
}
