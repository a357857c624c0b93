import { useTranslation } from 'react-i18next'
import type { User } from '../../../app/session/session-state.ts'
import { useProblemText } from '../../../features/auth/use-problem-text.ts'
import { styled } from '../../../theme/styled.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { changeDetails } from '../../../features/account/change-details.ts'
import { detailProblems } from './detail-problems.ts'
import type { RowOfTexts } from './detail-rows.ts'
import { DetailRow } from './DetailRow.tsx'
import { RowForm } from './RowForm.tsx'
import { useRowForm } from './use-row-form.ts'

const Help = styled('p', { base: { color: 'fg.muted', fontSize: 'sm', maxWidth: 'measure' } })
const Missing = styled('span', { base: { color: 'fg.muted' } })

type Props = { readonly row: RowOfTexts; readonly user: User; readonly onSaved: () => void }

/** A detail of one or more lines of text, with its form. */
export function TextsRow({ row, user, onSaved }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const label = t(row.label)
  const { toWord } = useWords(row)
  const shown = row.shown(user).map(toWord)
  const isKnown = shown.length > 0
  return (
    <DetailRow
      name={row.name}
      label={label}
      value={
        <>
          {isKnown ? shown.map((line) => <p key={line}>{line}</p>) : <Missing>{t('account:details.notGiven')}</Missing>}
          {row.isVoluntary && row.help ? <Help>{t(row.help)}</Help> : null}
        </>
      }
      action={t(isKnown ? 'account:details.change' : 'account:details.add')}
      actionLabel={t(isKnown ? 'account:details.changeNamed' : 'account:details.addNamed', { name: label })}
    >
      {(close) => (
        <Editing
          row={row}
          user={user}
          onClosed={close}
          onSaved={() => {
            close()
            onSaved()
          }}
        />
      )}
    </DetailRow>
  )
}

/** The words for values of a row, and back; what a person wrote stays as it is. */
function useWords({ words = {} }: RowOfTexts) {
  const { t } = useTranslation(['account'])
  const pairs = Object.entries(words).map(([value, key]) => ({ value, word: t(key) }))
  return {
    toWord: (value: string): string => pairs.find((one) => one.value === value.toLowerCase())?.word ?? value,
    toValue: (word: string): string => pairs.find((one) => one.word === word.trim())?.value ?? word,
  }
}

const mapped = (values: Readonly<Record<string, string>>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

type EditingProps = Props & { readonly onClosed: () => void }

function Editing({ row, user, onClosed, onSaved }: EditingProps) {
  const { t } = useTranslation(['account', 'common'])
  const problemText = useProblemText()
  const { toWord, toValue } = useWords(row)
  const { form, busy, failure, submit } = useRowForm({
    initial: mapped(row.valuesOf(user), toWord),
    problems: (values) => {
      const found = detailProblems(row.changeOf(values))
      const messages = row.fields.flatMap(({ name, label }) => {
        const problem = found[name]
        return problem ? [[name, problemText(t(label), problem)]] : []
      })
      // Pairs of a name and a message.
      return Object.fromEntries(messages) as Record<string, string>
    },
    nameOf: (field) => {
      const label = row.fields.find(({ name }) => name === field)?.label
      return label && t(label)
    },
    send: (values) => changeDetails(row.changeOf(mapped(values, toValue))),
    onDone: onSaved,
    draft: `details-${row.name}`,
    userId: user.id,
    without: row.isVoluntary ? row.fields.map(({ name }) => name) : [],
  })
  return (
    <RowForm
      label={t(row.label)}
      form={form}
      failure={failure}
      busy={busy}
      submit={t('account:details.save')}
      onSubmit={submit}
      onCancel={() => {
        form.sent()
        onClosed()
      }}
    >
      {row.help ? <Help>{t(row.help)}</Help> : null}
      {row.fields.map(({ name, label, optional, type, autoComplete }) => (
        <TextField
          key={name}
          {...form.field(name)}
          value={form.values[name] ?? ''}
          label={t(label)}
          type={type ?? 'text'}
          optional={optional ?? false}
          autoComplete={(autoComplete ?? 'off') as 'off'}
        />
      ))}
    </RowForm>
  )
}
