import { useTranslation } from 'react-i18next'
import { namespaces } from './namespaces.ts'

/** `t` for keys of every namespace, written `namespace:key`. */
export function useTexts() {
  return useTranslation(namespaces)
}
