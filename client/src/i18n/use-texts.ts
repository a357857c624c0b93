import { createContext, use } from 'react'
import { useObservable } from '../app/use-observable.ts'
import { spoken } from './spoken.ts'
import type { Translator } from './translator.ts'

/** Texts for a part of the page only; null: those of the page. */
export const TextsContext = createContext<Translator | null>(null)

/** `t` for keys of every namespace, written `namespace:key`, and the language that it speaks. */
export function useTexts(): Translator {
  const page = useObservable(spoken)
  return use(TextsContext) ?? page
}
