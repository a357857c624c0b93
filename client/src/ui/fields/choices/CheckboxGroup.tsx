import { Checkbox } from './Checkbox.tsx'
import { FieldGroup } from '../frame/FieldGroup.tsx'
import type { FieldProps } from '../frame/FieldFrame.tsx'
import type { Option } from './Select.tsx'

type Props = FieldProps & {
  readonly options: readonly Option[]
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  readonly onBlur?: () => void
}

/** Any number of several options. The answer keeps the order of the options. */
export function CheckboxGroup({ options, values, onChange, onBlur, ...field }: Props) {
  function toggle(value: string, checked: boolean): void {
    const chosen = new Set(values)
    if (checked) chosen.add(value)
    else chosen.delete(value)
    onChange(options.map((option) => option.value).filter((option) => chosen.has(option)))
  }
  return (
    <FieldGroup {...field}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={values.includes(option.value)}
          disabled={option.disabled ?? false}
          onChange={(checked) => toggle(option.value, checked)}
          {...(onBlur ? { onBlur } : {})}
        />
      ))}
    </FieldGroup>
  )
}
