import { Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { relationships } from '@touchline/contract/client'
import { isCallMissing } from '../../../../api/api-error.ts'
import { platformNow } from '../../../../app/platform-clock.ts'
import { usePersonTone } from '../../../../app/session/person-tone.ts'
import { useSession } from '../../../../app/session/use-session.ts'
import { ageOn } from '../../../../features/users/age-fit.ts'
import { dayIn, startOfDay } from '../../../../i18n/calendar.ts'
import { dotted } from '../../../../i18n/dotted.ts'
import { dateText, dayOfMomentText } from '../../../../i18n/when.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { InlineError } from '../../../../ui/feedback/InlineError.tsx'
import { goToField } from '../../../../ui/focus/move-focus.ts'
import { useReturnFocus } from '../../../../ui/focus/use-return-focus.ts'
import { Tag } from '../../../../ui/labels/Tag.tsx'
import { AccountPart } from '../../../../ui/layout/page/AccountPart.tsx'
import { useOpenRow } from '../use-open-row.ts'
import { AddPerson } from './AddPerson.tsx'
import { PersonRow, PersonRows } from './PersonRow.tsx'
import { removePerson, useInvitations, withdrawInvitation } from './use-people.ts'

const Adding = styled('div', {
  base: {
    // Below the bars that stay at the top.
    scrollMarginTop: { mdDown: '44px' },
    p: { base: '4', md: '5' },
    borderRadius: 'card',
    bg: 'bg.subtle',
    '& form': { maxWidth: '480px' },
  },
})
const Way = styled('div', { base: { justifySelf: 'start', mt: '2' } })
const Said = styled('p', {
  base: { color: 'success', fontWeight: 'bold', outline: 'none', '&:empty': { display: 'none' } },
})

type Props = {
  readonly userId: number
  /** The page that was left to add somebody; null without one. */
  readonly back: string | null
}

/** The people whom the customer may act for, and adults who were asked. [S3-046, O-250, O-251] */
export function People({ userId, back }: Props) {
  const { t } = useTranslation(['account'])
  const formId = useId()
  const toneOf = usePersonTone()
  const { linkedUsers } = useSession()
  const invitations = useInvitations(userId)
  const { isOpen, open, close } = useOpenRow('person')
  const [said, setSaid] = useState('')
  const [isAdded, setIsAdded] = useState(false)
  const way = useReturnFocus(isOpen)
  const result = useRef<HTMLParagraphElement>(null)
  const relationOf = useRelation()

  useEffect(() => {
    if (isOpen) goToField(formId, 'start')
  }, [isOpen, formId])
  useEffect(() => {
    if (said !== '') result.current?.focus()
  }, [said])

  const isMissing = invitations.status === 'error' && isCallMissing(invitations.error)
  // Another platform cannot add anybody: without people there is nothing to show.
  if (isMissing && linkedUsers.length === 0) return null
  const asked = invitations.status === 'success' ? invitations.data : []

  function bornText(born: string | null | undefined): string | null {
    if (!born) return null
    const age = ageOn(born, dayIn(null, platformNow()))
    return t('account:details.born', { age, date: `${dateText(startOfDay(born))} ${born.slice(0, 4)}` })
  }

  return (
    <AccountPart title={t('account:details.people')} intro={t('account:details.peopleIntro')}>
      <PersonRows>
        {linkedUsers.map(({ id, relationship, referencedUser: { id: personId, name, dateOfBirth } }) => (
          <PersonRow
            key={personId}
            name={name}
            tone={toneOf({ id: personId })}
            detail={dotted([bornText(dateOfBirth), relationOf(relationship)])}
            end={{
              label: t('account:details.remove'),
              named: t('account:details.removeNamed', { name }),
              consequence: t('account:details.removeMeans', { name }),
            }}
            onEnd={
              isMissing || id === null
                ? undefined
                : async () => {
                    await removePerson(userId, id)
                    setSaid(t('account:details.removed', { name }))
                  }
            }
          />
        ))}
        {asked.map(({ id, email, relationship, status, askedAt }) => (
          <PersonRow
            key={`asked ${id}`}
            name={email}
            tone={toneOf({ name: email })}
            tag={<Tag tone="warning">{askedText(askedAt)}</Tag>}
            detail={dotted([relationOf(relationship), t(`account:details.invitation.${knownStatus(status)}`)])}
            end={{
              label: t('account:details.withdraw'),
              named: t('account:details.withdrawNamed', { name: email }),
              consequence: t('account:details.withdrawMeans', { name: email }),
            }}
            onEnd={async () => {
              await withdrawInvitation(userId, id)
              await invitations.refresh()
              setSaid(t('account:details.withdrawn', { name: email }))
            }}
          />
        ))}
      </PersonRows>
      {invitations.status === 'error' && !isMissing ? (
        <InlineError onRetry={() => void invitations.refresh()}>{t('account:details.invitationsFailed')}</InlineError>
      ) : null}
      <Said ref={result} role="status" tabIndex={-1}>
        {said}
      </Said>
      {isAdded && back !== null && !isOpen ? (
        <Way>
          <ButtonLink to={back}>{t('account:details.backToBooking')}</ButtonLink>
        </Way>
      ) : null}
      {isOpen ? (
        <Adding id={formId}>
          <AddPerson
            userId={userId}
            onClosed={close}
            onAdded={(message) => {
              close()
              setSaid(message)
              setIsAdded(true)
              void invitations.refresh()
            }}
          />
        </Adding>
      ) : null}
      {isOpen || isMissing ? null : (
        <Way ref={way}>
          <Button
            variant="secondary"
            icon={<Plus aria-hidden="true" />}
            expanded={false}
            controls={formId}
            onClick={() => {
              setSaid('')
              open()
            }}
          >
            {t('account:details.addPerson')}
          </Button>
        </Way>
      )}
    </AccountPart>
  )

  function askedText(askedAt: string | null): string {
    const at = Date.parse(askedAt ?? '')
    return Number.isFinite(at)
      ? t('account:details.askedOn', { date: dayOfMomentText(at, null) })
      : t('account:details.asked')
  }
}

function knownStatus(status: string | null): 'waiting' | 'declined' | 'expired' {
  return status === 'declined' || status === 'expired' ? status : 'waiting'
}

/** 'You are their parent' */
function useRelation(): (relationship: string | null) => string | null {
  const { t } = useTranslation(['account'])
  return (relationship) => {
    const known = relationships.find((one) => one === relationship)
    return known ? t(`account:details.youAreTheir.${known}`) : null
  }
}
