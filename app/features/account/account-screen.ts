import accountStyles from './account.css?inline'

/** The handle shared by all screens of the account. */
export const accountScreen = { styles: [accountStyles], isAccount: true }
