import { observable } from '../../browser/observable.ts'
import { useObservable } from '../../browser/use-observable.ts'

/** The running changes of the basket. */
export type CartActivity = { readonly addingToCart: boolean; readonly removing: ReadonlySet<number> }

const activity = observable<CartActivity>({ addingToCart: false, removing: new Set() })

export function useCartActivity(): CartActivity {
  return useObservable(activity)
}

export function isBeingRemoved(itemId: number): boolean {
  return activity.get().removing.has(itemId)
}

/** Marks an addition as running until it ends. */
export async function whileAdding<T>(work: () => Promise<T>): Promise<T> {
  activity.set({ ...activity.get(), addingToCart: true })
  return work().finally(() => activity.set({ ...activity.get(), addingToCart: false }))
}

/** Marks an item's removal as running until it ends. */
export async function whileRemoving<T>(itemId: number, work: () => Promise<T>): Promise<T> {
  activity.set({ ...activity.get(), removing: new Set([...activity.get().removing, itemId]) })
  return work().finally(() => {
    const removing = new Set(activity.get().removing)
    removing.delete(itemId)
    activity.set({ ...activity.get(), removing })
  })
}
