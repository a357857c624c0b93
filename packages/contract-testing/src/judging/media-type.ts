/** The media type of a content type, without its parameters. */
export const mediaType = (text: string): string => text.split(';')[0]?.trim().toLowerCase() ?? ''

export const isJsonType = (type: string): boolean => type === 'application/json' || type.endsWith('+json')
