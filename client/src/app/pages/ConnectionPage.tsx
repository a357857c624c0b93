import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useOnline } from '../connection.ts'
import { FullPage } from './FullPage.tsx'

type Props = {
  /** Shows what was asked for once more. */
  readonly onRetry: () => void
}

/** For a page whose code or data could not be fetched: it opens by itself as soon as there is a connection. [S8-021] */
export function ConnectionPage({ onRetry }: Props) {
  const { t } = useTexts()
  const online = useOnline()
  const [wasOffline] = useState(!online)
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
    <FullPage heading={t(`common:${kind}.heading`)} pictured={false}>
      <p>{t(`common:${kind}.text`)}</p>
      {wasOffline ? <p>{t('common:offline.next')}</p> : null}
      <Button onClick={tryAgain}>{t('common:actions.tryAgain')}</Button>
    </FullPage>
  )
}
