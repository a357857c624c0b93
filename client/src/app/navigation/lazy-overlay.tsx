import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast, toastDurations } from '../toasts/toasts.ts'

/**
 * A dialog or panel whose code loads when it is first opened, showing `waiting` until then. A failure closes it with a
 * message; opening it again tries again.
 */
export function lazyOverlay<P extends { readonly onClosed: () => void }>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  return function LazyOverlay(props: P) {
    const { t } = useTranslation(['common'])
    const [Content, setContent] = useState<ComponentType<P> | null>(() => loaded)
    const giveUp = useEffectEvent(() => {
      showToast({ type: 'danger', content: t('common:offline.needsConnection'), closeAfter: toastDurations.error })
      props.onClosed()
    })

    useEffect(() => {
      if (loaded) return
      let isOpen = true
      load().then(
        (component) => {
          loaded = component
          if (isOpen) setContent(() => component)
        },
        () => isOpen && giveUp(),
      )
      return () => {
        isOpen = false
      }
    }, [])

    return Content ? <Content {...props} /> : waiting
  }
}
