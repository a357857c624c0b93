import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { useLanguage } from '../../i18n/use-language.ts'

/** Reads everything on the page again after a change of language, in which the platform answers. */
export function useRefreshOnLanguageChange(): void {
  const { mutate } = useSWRConfig()
  const language = useLanguage()
  const known = useRef(language)

  useEffect(() => {
    if (known.current === language) return
    known.current = language
    void mutate(() => true)
  }, [language, mutate])
}
