import { observable } from '../../app/observable.ts'
import { useObservable } from '../../app/use-observable.ts'

/** What is being done to the basket right now. [S3-022] */
export type CartActivity = { readonly addingToCart: boolean; readonly removing: ReadonlySet<number> }

const activity = observable<CartActivity>({ addingToCart: false, removing: new Set() })

export function useCartActivity(): CartActivity {
  return useObservable(activity)
}

export function isBeingRemoved(itemId: number): boolean {
  return activity.get().removing.has(itemId)
}

/** Says that something is being added until the work has succeeded or failed. [S4-001] */
export async function whileAdding<T>(work: () => Promise<T>): Promise<T> {
  activity.set({ ...activity.get(), addingToCart: true })
  return work().finally(() => activity.set({ ...activity.get(), addingToCart: false }))
}

/** Says that an item is being removed until that is done. [S4-002, S2-193] */
export async function whileRemoving<T>(itemId: number, work: () => Promise<T>): Promise<T> {
  activity.set({ ...activity.get(), removing: new Set([...activity.get().removing, itemId]) })
  return work().finally(() => {
    const removing = new Set(activity.get().removing)
    removing.delete(itemId)
    activity.set({ ...activity.get(), removing })
  })
}
