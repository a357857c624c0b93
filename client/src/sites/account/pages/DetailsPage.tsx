import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { User } from '../../../app/session/session-state.ts'
import { safeRedirect } from '../../../app/navigation/redirects.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { startOfDay } from '../../../i18n/calendar.ts'
import { dateText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { nameRow, reachRows, voluntaryRows } from '../details/detail-rows.ts'
import { ClosingNotice } from '../details/data/ClosingNotice.tsx'
import { YourData } from '../details/data/YourData.tsx'
import { DetailLine, Rows } from '../details/DetailRow.tsx'
import { EmailRow } from '../details/EmailRow.tsx'
import { Documents } from '../details/files/Documents.tsx'
import { Photo } from '../details/files/Photo.tsx'
import { LanguageRow } from '../details/LanguageRow.tsx'
import { LoginsRow } from '../details/LoginsRow.tsx'
import { OptIns, Reminders } from '../details/OptIns.tsx'
import { PasswordRow } from '../details/PasswordRow.tsx'
import { Owners } from '../details/people/Owners.tsx'
import { People } from '../details/people/People.tsx'
import { TextsRow } from '../details/TextsRow.tsx'
import { OpenRowContext } from '../details/use-open-row.ts'
import { CentreContact } from '../payments/CentreContact.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'

const Parts = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '10', md: '12' } },
})
const Saved = styled('p', {
  base: { position: 'sticky', bottom: '4', zIndex: 'sticky', justifySelf: 'start', '&:empty': { display: 'none' } },
})
const Said = styled('span', {
  base: {
    px: '4',
    py: '2',
    borderRadius: 'control',
    bg: 'success.subtle',
    color: 'success',
    fontWeight: 'bold',
    boxShadow: 'float',
  },
})

/** '/user-details': everything the operator knows about the customer, one row changed at a time. */
export function DetailsPage() {
  return <AccountFrame>{(user) => <Details user={user} />}</AccountFrame>
}

function Details({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'common'])
  const [search] = useSearchParams()
  // Other sites lead here to add somebody.
  const [open, setOpen] = useState<string | null>(search.get('add') === 'person' ? 'person' : null)
  const [saved, setSaved] = useState('')
  const venues = useVenues('component')
  const known = venues.status === 'success' ? venues.data : []
  const home = known.find(({ slug }) => slug === user.homeVenueSlug)?.name ?? null
  const { dateOfBirth, reference } = user
  const born = dateOfBirth ? `${dateText(startOfDay(dateOfBirth))} ${dateOfBirth.slice(0, 4)}` : null

  function change(name: string | null): void {
    setOpen(name)
    if (name !== null) setSaved('')
  }
  const askUs = (label: string) => (
    <CentreContact
      subject={t('account:details.changeOf', { name: label })}
      label={`${t('account:details.askUs')}: ${label}`}
    >
      {t('account:details.askUs')}
    </CentreContact>
  )
  const says = (label: string) => () => setSaved(t('account:details.savedNamed', { name: label }))

  return (
    <OpenRowContext value={{ open, setOpen: change }}>
      <PageHeading intro={t('account:details.intro')}>{t('common:titles.details')}</PageHeading>
      <Parts>
        <ClosingNotice userId={user.id} />
        <Photo user={user} />
        <AccountPart title={t('account:details.you')}>
          <Rows>
            <TextsRow row={nameRow} user={user} onSaved={says(t(nameRow.label))} />
            {born === null ? null : (
              <DetailLine label={t('common:auth.dateOfBirth')} action={askUs(t('common:auth.dateOfBirth'))}>
                {born}
              </DetailLine>
            )}
            {reference ? <DetailLine label={t('account:details.reference')}>{reference}</DetailLine> : null}
            {home === null ? null : (
              <DetailLine label={t('account:details.home')} action={askUs(t('account:details.home'))}>
                {home}
              </DetailLine>
            )}
          </Rows>
        </AccountPart>
        <AccountPart title={t('account:details.reach')}>
          <Rows>
            <EmailRow user={user} onSaved={says(t('account:details.email'))} />
            {reachRows.map((row) => (
              <TextsRow key={row.name} row={row} user={user} onSaved={says(t(row.label))} />
            ))}
          </Rows>
        </AccountPart>
        <AccountPart title={t('account:details.more')} intro={t('account:details.moreIntro')}>
          <Rows>
            {voluntaryRows.map((row) => (
              <TextsRow key={row.name} row={row} user={user} onSaved={says(t(row.label))} />
            ))}
          </Rows>
        </AccountPart>
        <Reminders user={user} />
        <OptIns user={user} />
        <People userId={user.id} back={safeRedirect(search.get('redirect'), new URL(window.location.href))} />
        <Owners userId={user.id} />
        <Documents user={user} />
        <AccountPart title={t('account:details.login')}>
          <Rows>
            <PasswordRow userId={user.id} onSaved={says(t('account:details.password'))} />
            <LanguageRow />
            <LoginsRow userId={user.id} />
          </Rows>
        </AccountPart>
        <YourData user={user} />
        <Saved role="status">{saved === '' ? null : <Said>{saved}</Said>}</Saved>
      </Parts>
    </OpenRowContext>
  )
}
