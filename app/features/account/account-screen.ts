import accountStyles from './account.css?inline'

/** What every screen of the account says of itself: its styles. */
export const accountScreen = { styles: [accountStyles] }
