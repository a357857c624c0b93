import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePersonTone } from '../../app/session/person-tone.ts'
import { styled } from '../../theme/styled.ts'
import { Select } from '../../ui/fields/choices/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormSteps } from '../../ui/forms/FormStep.tsx'
import { PersonInitial } from '../../ui/labels/PersonChip.tsx'
import { QuestionSections } from '../questions/QuestionSections.tsx'
import { WaiverAgreement } from '../restrictions/WaiverAgreement.tsx'
import { keyOf } from './asked.ts'
import type { Asked } from './asked.ts'
import { useAttendee } from './use-attendee.ts'
import type { Attendee } from './use-attendee.ts'
import { usePrevious } from './use-asked.ts'

const Block = styled('section', {
  base: {
    display: 'grid',
    gap: '5',
    minWidth: 0,
    py: '6',
    borderTopWidth: '1px',
    borderColor: 'border',
    _first: { borderTopWidth: 0, pt: 0 },
  },
})
const Head = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end', gap: '3' },
})
const Who = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '3', minWidth: 0 } })
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' }, overflowWrap: 'anywhere' } })
const What = styled('p', { base: { color: 'fg.muted' } })
const Names = styled('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, maxWidth: '36rem' },
})
const Narrow = styled('div', { base: { maxWidth: '24rem' } })

type Props = {
  readonly asked: Asked
  /** Problems show after the first attempt to continue. */
  readonly tried: boolean
  /** The page sends the entries of its blocks; undefined for a removed block. */
  readonly report: (key: string, attendee: Attendee | undefined) => void
  /** A chooser of another attendee, where there is one. */
  readonly person?: ReactNode
}

/** The questions for one attendee of one line. */
export function AttendeeBlock({ asked, tried, report, person }: Props) {
  const { t } = useTranslation(['checkout'])
  const attendee = useAttendee(asked)
  const toneOf = usePersonTone()
  const previous = usePrevious(asked.customQuestionSections.length > 0 ? (asked.restrictionId ?? null) : null)
  const { names, setNames, fieldIds } = attendee
  const key = keyOf(asked)
  useEffect(() => {
    report(key, attendee)
    return () => report(key, undefined)
  })
  const errorOf = (fieldId: string): string | undefined =>
    tried ? attendee.problems.find((problem) => problem.fieldId === fieldId)?.message : undefined
  const known = [asked.firstName, asked.lastName].filter(Boolean).join(' ')
  const title =
    asked.namesAsked === true || known === '' ? t('checkout:attendees.nth', { position: asked.position }) : known
  return (
    <Block aria-labelledby={`attendee-${key}`}>
      <Head>
        <Who>
          <PersonInitial name={known} tone={toneOf({ id: asked.userId ?? null, name: known })} size="large" />
          <div>
            <Title id={`attendee-${key}`}>{title}</Title>
            {asked.itemName ? <What>{asked.itemName}</What> : null}
          </div>
        </Who>
        {person}
      </Head>
      {previous.length > 0 ? (
        <Narrow>
          <Select
            label={t('checkout:attendees.previous')}
            help={t('checkout:attendees.previousHelp')}
            value=""
            options={previous.map(({ id, firstName, lastName }) => ({
              value: String(id),
              label: [firstName, lastName].filter(Boolean).join(' '),
            }))}
            onChange={(value) => {
              const chosen = previous.find(({ id }) => String(id) === value)
              if (chosen) attendee.takeOver(chosen)
            }}
          />
        </Narrow>
      ) : null}
      {asked.namesAsked === true ? (
        <Names>
          <TextField
            id={fieldIds.first}
            label={t('checkout:attendees.first')}
            autoComplete="off"
            value={names.first}
            error={attendee.refusedNames.first ?? errorOf(fieldIds.first)}
            onChange={(first) => setNames({ ...names, first })}
          />
          <TextField
            id={fieldIds.last}
            label={t('checkout:attendees.last')}
            autoComplete="off"
            value={names.last}
            error={attendee.refusedNames.last ?? errorOf(fieldIds.last)}
            onChange={(last) => setNames({ ...names, last })}
          />
        </Names>
      ) : null}
      <FormSteps within>
        <QuestionSections sheet={attendee.sheet} />
        {asked.waiver?.id ? (
          <WaiverAgreement
            id={fieldIds.waiver}
            waiver={{ id: asked.waiver.id, name: asked.waiver.name }}
            person={asked.userId ? asked.firstName || null : null}
            agreed={attendee.agreed}
            onChange={attendee.agree}
            error={errorOf(fieldIds.waiver)}
          />
        ) : null}
      </FormSteps>
    </Block>
  )
}
