import { useEffect } from 'react'
import { observable } from '../../browser/observable.ts'
import { useObservable } from '../../browser/use-observable.ts'

const labels = observable<Readonly<Record<string, string>>>({})

/** Gives the page at `path` its real name in breadcrumbs, in place of its slug; nothing while the name is unknown. */
export function useCrumbLabel(path: string, label: string | undefined): void {
  useEffect(() => {
    if (label !== undefined && labels.get()[path] !== label) labels.set({ ...labels.get(), [path]: label })
  }, [path, label])
}

/** Names given so far, by path. */
export function useCrumbLabels(): Readonly<Record<string, string>> {
  return useObservable(labels)
}
