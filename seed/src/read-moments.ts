import type { SeedRecords } from './seed-writer.ts'

type Data = Partial<SeedRecords>

/** Instants may be text in supplied records: fields that end in `At` become epoch milliseconds. */
export function readMoments(data: Data): Data {
  const read = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => read(item))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, read(part, name)]))
    }
    return key.endsWith('At') && typeof value === 'string' ? Date.parse(value) : value
  }
  // Only texts have become numbers, where the shape has allowed texts.
  return read(data) as Data
}
