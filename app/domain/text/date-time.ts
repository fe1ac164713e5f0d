/** Whether a text is a day of the calendar, 'YYYY-MM-DD'. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = Date.parse(`${text}T00:00:00Z`)
  // Otherwise the thirtieth of February would be a day in March.
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text)
}

/** Whether a text is a date and a time of day that exist, 'YYYY-MM-DD HH:mm:ss'. */
export function isDateTime(text: string): boolean {
  const [date = '', time = ''] = text.split(' ')
  return text.length === 19 && isDate(date) && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)
}
