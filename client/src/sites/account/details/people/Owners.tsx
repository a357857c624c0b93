import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { relationships } from '@touchline/contract/client'
import { isCallMissing } from '../../../../api/api-error.ts'
import { usePersonTone } from '../../../../app/session/person-tone.ts'
import { InlineError } from '../../../../ui/feedback/InlineError.tsx'
import { AccountPart } from '../../../../ui/layout/page/AccountPart.tsx'
import { PersonRow, PersonRows } from './PersonRow.tsx'
import { removeOwner, useLinkOwners } from './use-people.ts'

/** The people who may act for the customer, each of whom can be stopped; hidden without any. [O-251] */
export function Owners({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['account'])
  const toneOf = usePersonTone()
  const owners = useLinkOwners(userId)
  const [said, setSaid] = useState('')
  if (owners.status === 'error' && !isCallMissing(owners.error)) {
    return (
      <AccountPart title={t('account:details.owners')}>
        <InlineError onRetry={() => void owners.refresh()}>{t('account:details.ownersFailed')}</InlineError>
      </AccountPart>
    )
  }
  if (owners.status !== 'success' || (owners.data.length === 0 && said === '')) return null
  return (
    <AccountPart title={t('account:details.owners')} intro={t('account:details.ownersIntro')}>
      <PersonRows>
        {owners.data.map(({ id, name, relationship }) => {
          const known = relationships.find((one) => one === relationship)
          return (
            <PersonRow
              key={id}
              name={name}
              tone={toneOf({ name })}
              detail={known ? t(`account:details.theyAre.${known}`) : ''}
              end={{
                label: t('account:details.stop'),
                named: t('account:details.stopNamed', { name }),
                consequence: t('account:details.stopMeans', { name }),
              }}
              onEnd={async () => {
                await removeOwner(userId, id)
                await owners.refresh()
                setSaid(t('account:details.stopped', { name }))
              }}
            />
          )
        })}
      </PersonRows>
      <p role="status">{said}</p>
    </AccountPart>
  )
}
