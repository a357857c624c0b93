import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button.tsx'
import { isDrawn } from '../../ui/scenes/scene-shapes.ts'
import { useCameFromPage } from '../navigation/came-from-page.ts'
import { useOnline } from '../../browser/connection.ts'
import { FullPage, PageActions } from './FullPage.tsx'

type Props = {
  /** Tries again. */
  readonly onRetry: () => void
  /** A way to what can be seen without a connection. */
  readonly more?: ReactNode
}

/** For a page whose code or data could not be loaded: it opens automatically once there is a connection. [S8-021] */
export function ConnectionPage({ onRetry, more }: Props) {
  const { t } = useTranslation(['common'])
  const online = useOnline()
  const [wasOffline] = useState(!online)
  // The previous page still works without a connection.
  const canGoBack = useCameFromPage()
  const retry = useEffectEvent(onRetry)

  useEffect(() => {
    if (wasOffline && online) retry()
  }, [wasOffline, online])

  function tryAgain(): void {
    // A renewed site has its code elsewhere; without a connection a reload would show nothing.
    if (online) window.location.reload()
    else onRetry()
  }

  const kind = wasOffline ? 'offline' : 'incomplete'
  return (
    <FullPage heading={t(`common:${kind}.heading`)} pictured={isDrawn('ready')}>
      <p>{t(`common:${kind}.text`)}</p>
      {wasOffline ? <p>{t('common:offline.next')}</p> : null}
      <PageActions>
        <Button onClick={tryAgain}>{t('common:actions.tryAgain')}</Button>
        {canGoBack ? (
          <Button variant="secondary" onClick={() => window.history.back()}>
            {t('common:offline.back')}
          </Button>
        ) : null}
        {more}
      </PageActions>
    </FullPage>
  )
}
