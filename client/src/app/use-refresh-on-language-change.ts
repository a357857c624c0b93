import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { useLanguage } from '../i18n/use-language.ts'

/** Reads everything on the page again when it speaks another language, as the platform answers in it. [O-202] */
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
