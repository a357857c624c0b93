import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../../app/answers/use-busy.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import type { FormError } from '../../ui/forms/FormErrorSummary.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Summary } from '../../ui/summary/Summary.tsx'
import { keyOf } from './asked.ts'
import type { Asked } from './asked.ts'
import { AttendeeBlock } from './AttendeeBlock.tsx'
import type { Attendee } from './use-attendee.ts'
import { useSaveAttendees } from './use-save-attendees.ts'

const Blocks = styled('div', { base: { display: 'grid', minWidth: 0 } })

type Props = {
  readonly cartId: number
  readonly asked: readonly Asked[]
  readonly onSaved: () => void
  /** The attendee chooser of a line. */
  readonly personOf: (asked: Asked) => ReactNode
  /** The items to pay, and their total. */
  readonly basket: { readonly items: ReactNode; readonly total: ReactNode }
}

/** One block for each attendee and line, and one button that sends them all. */
export function AttendeesForm({ cartId, asked, onSaved, personOf, basket }: Props) {
  const { t } = useTranslation(['checkout'])
  const save = useSaveAttendees(cartId)
  const blocks = useRef(new Map<string, Attendee>())
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [attempt, setAttempt] = useState(0)
  const { busy, run } = useBusy()

  function report(key: string, attendee: Attendee | undefined): void {
    if (attendee) blocks.current.set(key, attendee)
    else blocks.current.delete(key)
  }

  async function submit(): Promise<void> {
    const attendees = asked.flatMap((one) => blocks.current.get(keyOf(one)) ?? [])
    for (const { sheet } of attendees) sheet.showProblems()
    const problems = attendees.flatMap((attendee) => attendee.problems)
    setErrors(problems)
    if (problems.length > 0) return setAttempt(attempt + 1)
    const saved = await save(attendees)
    if (saved.accepted) return onSaved()
    setErrors(saved.problems)
    setAttempt(attempt + 1)
  }

  return (
    <Form form={{ errors, attempt }} onSubmit={() => run(submit)} label={t('checkout:attendees.heading')}>
      <Columns
        summary={
          <Summary
            label={t('checkout:summary.heading')}
            head={basket.items}
            totalWord={t('checkout:summary.totalToPay')}
            total={basket.total}
            actions={
              <Button type="submit" size="large" wide busy={busy}>
                {t('checkout:attendees.save')}
              </Button>
            }
          />
        }
      >
        <Blocks>
          {asked.map((one) => (
            <AttendeeBlock
              // Another person's block starts empty.
              key={`${keyOf(one)}-${one.userId ?? ''}`}
              asked={one}
              tried={attempt > 0}
              report={report}
              person={personOf(one)}
            />
          ))}
        </Blocks>
      </Columns>
    </Form>
  )
}
