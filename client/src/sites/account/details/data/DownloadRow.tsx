import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Query } from '../../../../app/answers/use-query.ts'
import { askForData } from '../../../../features/account/use-data-download.ts'
import type { DataDownload } from '../../../../features/account/use-data-download.ts'
import { momentText } from '../../../../i18n/when.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { takeFocus } from '../../../../ui/focus/move-focus.ts'
import { Quiet } from '../../../../ui/layout/page/AccountPart.tsx'
import { ActionRow } from '../../../../ui/layout/page/ActionRow.tsx'
import { AnsweredRow } from './AnsweredRow.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { useDataRow } from './use-data-row.ts'

type Props = { readonly userId: number; readonly query: Query<DataDownload> }

/** Asks for a copy of one's data, and says how far it is. [O-264] */
export function DownloadRow({ userId, query }: Props) {
  const { t } = useTranslation(['account'])
  const { panelId, isOpen, opener, toggle, close, isSaid, say } = useDataRow('download')
  const title = t('account:data.download')

  async function ask(password: string): Promise<void> {
    try {
      await askForData(password)
    } finally {
      // A refusal may say that a file is being made already.
      await query.refresh()
    }
  }

  return (
    <AnsweredRow query={query} failed={t('account:data.downloadFailed')}>
      {({ status, askedAt, expiresAt }) => (
        <ActionRow
          icon={<Download aria-hidden="true" />}
          title={title}
          actionRef={opener}
          action={
            status === 'preparing' ? null : (
              <Button variant="secondary" expanded={isOpen} controls={panelId} onClick={toggle}>
                {t(status === 'ready' ? 'account:data.getAnother' : 'account:data.get')}
              </Button>
            )
          }
          panel={
            isOpen && status !== 'preparing' ? (
              <PasswordPanel
                id={panelId}
                title={title}
                userId={userId}
                action={t('account:data.sendLink')}
                send={ask}
                onDone={say}
                onClosed={close}
              >
                <p>{t('account:data.downloadAsks')}</p>
                {status === 'ready' ? <p>{t('account:data.endsFormer')}</p> : null}
              </PasswordPanel>
            ) : null
          }
        >
          <Quiet>{t('account:data.downloadText')}</Quiet>
          <p role="status" tabIndex={-1} ref={isSaid ? takeFocus : undefined}>
            {stateText(status, askedAt, expiresAt)}
          </p>
        </ActionRow>
      )}
    </AnsweredRow>
  )

  function stateText(status: string | null, askedAt: string | null, expiresAt: string | null): string | null {
    if (status === 'preparing') {
      const at = Date.parse(askedAt ?? '')
      const since = Number.isFinite(at) ? t('account:data.askedAt', { moment: momentText(at, null) }) : ''
      return `${t('account:data.preparing')} ${since}`.trim()
    }
    const until = Date.parse(expiresAt ?? '')
    if (status !== 'ready' || !Number.isFinite(until)) return null
    return t('account:data.ready', { moment: momentText(until, null) })
  }
}
