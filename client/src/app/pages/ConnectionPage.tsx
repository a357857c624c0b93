import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button.tsx'
import { isDrawn } from '../../ui/scenes/scene-shapes.ts'
import { useCameFromPage } from '../came-from-page.ts'
import { useOnline } from '../connection.ts'
import { FullPage } from './FullPage.tsx'
import { PageActions } from './page-actions.ts'

type Props = {
  /** Shows what was asked for once more. */
  readonly onRetry: () => void
}

/** For a page whose code or data could not be fetched: it opens by itself as soon as there is a connection. [S8-021] */
export function ConnectionPage({ onRetry }: Props) {
  const { t } = useTranslation(['common'])
  const online = useOnline()
  const [wasOffline] = useState(!online)
  // What was open before is still there, without a connection too.
  const canGoBack = useCameFromPage()
  const retry = useEffectEvent(onRetry)

  useEffect(() => {
    if (wasOffline && online) retry()
  }, [wasOffline, online])

  function tryAgain(): void {
    // A site that was renewed meanwhile has its code elsewhere; without a connection a new load would show no page at all.
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
      </PageActions>
    </FullPage>
  )
}
