import type { Dispatch } from 'react';
import type { AssistantTexts } from '@/components/appointment/assistant-texts';
import type { AssistantEvent, AssistantState } from '@/lib/domain/appointment/assistant';

/** The appointment assistant, as the parts of the form that show it are handed it. */
export type AssistantProps = { state: AssistantState; dispatch: Dispatch<AssistantEvent>; words: AssistantTexts };
