import { useTranslation } from 'react-i18next'
import { isAbsent } from '../../../../app/answers/AnsweredPart.tsx'
import type { User } from '../../../../app/session/session-state.ts'
import { useClosing } from '../../../../features/account/use-closing.ts'
import { useDataDownload } from '../../../../features/account/use-data-download.ts'
import { AccountPart } from '../../../../ui/layout/page/AccountPart.tsx'
import { ActionRows } from '../../../../ui/layout/page/ActionRow.tsx'
import { CloseRow } from './CloseRow.tsx'
import { DownloadRow } from './DownloadRow.tsx'

/** A copy of everything the platform has about the customer, and the end of the account. [O-264, O-265] */
export function YourData({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account'])
  const download = useDataDownload(user.id)
  const closing = useClosing(user.id)
  if (isAbsent(download) && isAbsent(closing)) return null
  return (
    <AccountPart title={t('account:data.title')}>
      <ActionRows>
        <DownloadRow userId={user.id} query={download} />
        <CloseRow userId={user.id} query={closing} />
      </ActionRows>
    </AccountPart>
  )
}
