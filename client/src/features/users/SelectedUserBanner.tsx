import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { selectUser } from '../../app/session/session.ts'
import { usePersonTone } from '../../app/session/person-tone.ts'
import { styled } from '../../theme/styled.ts'
import { PersonInitial } from '../../ui/labels/PersonChip.tsx'
import { useChoosableUsers } from './use-choosable-users.ts'

// 50 px high, border included.
const Bar = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '50px',
    bg: 'brand.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border',
    // On phones a form that asks for the attendee first makes the banner redundant.
    'body:has([data-asks-who]) &': { display: { base: 'none', md: 'grid' } },
  },
})
const Content = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    fontSize: 'sm',
  },
})
const Chooser = styled('select', {
  base: {
    // On phones it takes the room the text leaves; large text takes its share.
    flex: { base: '1 1 8rem', md: '0 1 auto' },
    minWidth: 0,
    minHeight: '42px',
    maxWidth: { md: '24rem' },
    px: '3',
    bg: 'bg',
    fontWeight: 'bold',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    textOverflow: 'ellipsis',
  },
})

/** 'Booking for' with a switcher; shown to customers with linked users. */
export function SelectedUserBanner() {
  const { t } = useTranslation(['common'])
  const toneOf = usePersonTone()
  const id = useId()
  const choice = useChoosableUsers()
  if (!choice) return null
  const { users, selected } = choice
  const name = users.find((user) => user.id === selected)?.name ?? ''
  return (
    <Bar aria-label={t('common:bookingFor.region')}>
      <Content>
        <label htmlFor={id}>{t('common:bookingFor.label')}</label>
        <PersonInitial name={name} tone={toneOf({ id: selected })} />
        <Chooser id={id} value={String(selected)} onChange={(event) => selectUser(Number(event.currentTarget.value))}>
          <option value="" disabled>
            {t('common:bookingFor.placeholder')}
          </option>
          {users.map((user) => (
            <option key={user.id} value={user.id}>
              {user.label}
            </option>
          ))}
        </Chooser>
      </Content>
    </Bar>
  )
}
