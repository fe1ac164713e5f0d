import type { MessageTable } from '../../core/message-table'

/** One-time codes and the passwords that are changed with them. */
export const codesMessages = {
  codeText: {
    en: '{code} is your code for {brand}. It is good for {minutes} minutes. Please give it to nobody.',
    fr: '{code} est votre code {brand}. Il est valable {minutes} minutes. Ne le donnez à personne.',
    ar: '{code} هو رمزك في {brand}. صلاحيته {minutes} دقائق. لا تشاركه مع أحد.',
  },
  codeSent: { en: 'We have sent you a code', fr: 'Nous vous avons envoyé un code', ar: 'أرسلنا لك رمزاً' },
  codeMissing: {
    en: 'Verification OTP Required',
    fr: 'Saisissez le code de vérification',
    ar: 'يرجى إدخال رمز التحقق',
  },
  codeWrong: { en: 'Invalid OTP', fr: 'Code incorrect', ar: 'رمز غير صحيح' },
  tooManyCodes: {
    en: 'Too many times same mobile number used',
    fr: 'Trop de codes demandés pour ce numéro, réessayez plus tard',
    ar: 'طلبت رموزاً كثيرة لهذا الرقم، يرجى المحاولة لاحقاً',
  },
  numberUnknown: {
    en: 'Mobile Number is not exist.',
    fr: "Ce numéro n'a pas de compte.",
    ar: 'لا يوجد حساب بهذا الرقم.',
  },
  numberInvalid: { en: 'Mobile number invalid', fr: 'Numéro de mobile non valide', ar: 'رقم الجوال غير صحيح' },
  resetTokenWrong: {
    en: 'Please ask for a new code, this one no longer counts',
    fr: "Demandez un nouveau code, celui-ci n'est plus valable",
    ar: 'يرجى طلب رمز جديد، فالرمز السابق لم يعد صالحاً',
  },
  passwordChanged: {
    en: 'Your password is changed',
    fr: 'Votre mot de passe est modifié',
    ar: 'تم تغيير كلمة المرور',
  },
} satisfies MessageTable
