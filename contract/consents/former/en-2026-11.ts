import type { ConsentTest, ConsentText } from '../consent-text';

const VERSION = '2026-11';

const SWAB = [
  'A health professional passes a thin, flexible swab through the nose to the nasopharynx, behind the nose, turns it for a few seconds and takes it out. It takes less than a minute. It can be uncomfortable and make your eyes water, or make you cough or sneeze; in rare cases it causes a small nosebleed.',
  'Before the sample is taken, tell us if you have had surgery on your nose recently, have a badly deviated septum, bleed easily or take anticoagulants.',
];

const NOT_A_VISIT =
  'The test does not replace a medical visit. If you have trouble breathing or chest pain, or if you get worse, seek medical care without waiting for the result; in an emergency, call 112.';

const ISOLATION =
  'If the result is positive, follow the recommendations of the health authorities so as not to infect other people, and talk to your doctor, above all if you are an older person, are pregnant, or have a chronic illness or a weakened immune system.';

const REPORT =
  'You will receive a report signed by the laboratory. When the sample is taken we tell you when it will be ready and how you get it; if it is delayed or the sample cannot be used, we let you know.';

const INFORMATION = [
  'Having the test is your free decision. You can ask about anything you do not understand, refuse, or withdraw this consent at any time before the sample is taken, without giving a reason and without any effect on your care.',
  'The result is part of your clinical record. Only the professionals involved in your care and the people you authorise can see it. Where the law requires it, we report it to the public health authorities with the data that identifies you.',
  'The sample is used for this test. What is left over is destroyed, unless you allow its anonymous use for research, science and teaching below.',
  'If the test is for a child or for a person who cannot decide for themselves, their legal representative consents, and must come with them when the sample is taken.',
];

/** The English consent texts until November 2026, shown only to those who accepted them. */
export const CONSENTS_EN_2026_11: Record<ConsentTest, ConsentText> = {
  testPCR: {
    version: VERSION,
    whatIsIt: [
      'The PCR test (polymerase chain reaction) looks for genetic material of SARS-CoV-2, the virus that causes COVID-19, in a sample from the nasopharynx. It shows whether there is virus in the airways at the moment the sample is taken.',
      ...SWAB,
    ],
    limitations: [
      'It is the reference technique, but no test is infallible. A negative result does not fully rule out infection: it can be false if the sample is taken too soon after catching the virus, when a long time has passed, or if it contains little virus.',
      'A PCR can stay positive for weeks after the infection is over, when you can no longer infect others. This is why the result is read together with your symptoms and your medical history.',
      NOT_A_VISIT,
    ],
    results: [
      'The result can be detected (positive), not detected (negative) or inconclusive; in the last case another sample may be needed.',
      REPORT,
      ISOLATION,
    ],
    information: INFORMATION,
  },
  pcrVariant: {
    version: VERSION,
    whatIsIt: [
      'The variant PCR looks for genetic material of SARS-CoV-2 in a sample from the nasopharynx and, if it finds any, checks for some characteristic mutations that link it to a variant.',
      ...SWAB,
    ],
    limitations: [
      'The test only recognises the mutations it looks for. It is not a complete sequencing of the virus and cannot identify new or uncommon variants.',
      'If the sample contains little virus, the infection may be detected without it being possible to determine the variant. A negative result does not fully rule out infection.',
      'Knowing the variant is of epidemiological interest; on its own it does not usually change the treatment, nor does it predict how the illness will develop.',
      NOT_A_VISIT,
    ],
    results: [
      'The report says whether the virus was detected and, where possible, which variant the mutations found are compatible with. It may also say that the variant could not be determined.',
      REPORT,
      ISOLATION,
    ],
    information: INFORMATION,
  },
  testAntigenos: {
    version: VERSION,
    whatIsIt: [
      'The antigen test looks for proteins of SARS-CoV-2, the virus that causes COVID-19, in a sample from the airways. It gives a result in a few minutes and detects mainly people with a large amount of virus.',
      'It is indicated in the first 5 days of symptoms, which is when it is most reliable.',
      ...SWAB,
    ],
    limitations: [
      'It is less sensitive than a PCR. A negative result does not rule out infection, above all if you have no symptoms or if they started more than 5 days ago.',
      'If the result is negative and the suspicion is high, confirming it with a PCR is recommended. There can also be false positives, although they are uncommon.',
      NOT_A_VISIT,
    ],
    results: [
      'The result can be positive, negative or invalid; in the last case the test has to be repeated.',
      'It is usually known on the same day. When the sample is taken we tell you how you get the report.',
      ISOLATION,
    ],
    information: INFORMATION,
    obligations: [
      'To tell us the truth about your symptoms, the date they started and your contacts with positive cases: a correct reading of the result depends on it.',
      'To come at the time of your appointment with your identity document and, if you have symptoms, wearing a mask.',
      'If the result is positive, to avoid contact with other people, above all the most vulnerable, and to tell those who have been with you.',
      'If the result is negative but you have symptoms or have been in contact with a positive case, to keep taking precautions and to ask whether a PCR is advisable.',
    ],
  },
  testSerologico: {
    version: VERSION,
    whatIsIt: [
      'The serological test looks for antibodies against SARS-CoV-2, the virus that causes COVID-19, in the blood. It shows whether the body has responded to the virus or to the vaccine. It is recommended for people who had symptoms more than 2 or 3 weeks ago.',
      'A health professional draws a small amount of blood from a vein in the arm. It can hurt a little and leave a bruise; it sometimes causes dizziness and, very rarely, infection or inflammation of the area.',
      'Before the blood is drawn, tell us if you tend to feel faint, bleed easily or take anticoagulants.',
    ],
    limitations: [
      'It cannot diagnose an active infection or show whether you can infect others. If you have symptoms now, the test you need is a PCR or an antigen test.',
      'Antibodies take two to three weeks to appear and decrease over time: a negative result does not rule out a past infection. Some people, above all those with a weakened immune system, do not produce them.',
      'A positive result does not guarantee protection against a new infection, and is no reason to give up preventive measures or recommended vaccination.',
      NOT_A_VISIT,
    ],
    results: [
      'The report says whether antibodies were found and of which type. It has to be read together with your symptoms, your vaccinations and the results of other tests.',
      REPORT,
      'If you are not sure what it means, talk to your doctor before making decisions on your own.',
    ],
    information: INFORMATION,
  },
};
