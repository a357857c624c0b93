import type { ReactNode } from 'react'
import { observable } from '../observable.ts'
import { useObservable } from '../use-observable.ts'

/** Both sets of the specification: danger is error, neutral is info. [S3-067, S3-068, C-56] */
export type ToastType = 'error' | 'danger' | 'success' | 'info' | 'neutral'

export type ToastTone = 'danger' | 'success' | 'info'

export type ToastRequest = {
  readonly content: ReactNode
  readonly type: ToastType
  readonly title?: string | undefined
  /** Milliseconds; 0 stays until it is dismissed. Missing means 3000. */
  readonly closeAfter?: number
  /** Messages by field, listed below the content. */
  readonly validationMessages?: readonly string[]
  /** Runs when the toast has closed, by itself or by the customer. */
  readonly callback?: () => void
}

export type Toast = ToastRequest & { readonly id: number }

/** Milliseconds that toasts stay by kind. [S9-017, S9-018, O-78] */
export const toastDurations = { short: 3000, error: 5000, validation: 10_000 } as const

/** How long a toast stays, or null for until it is dismissed. [S9-015, S9-016, S9-017, C-57] */
function closesAfter(closeAfter: number | undefined): number | null {
  if (closeAfter === undefined) return toastDurations.short
  return Number.isInteger(closeAfter) && closeAfter > 0 ? closeAfter : null
}

/** [C-56, S9-020, S9-021, S9-022] */
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
